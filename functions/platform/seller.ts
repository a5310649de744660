import { environment } from '#functions/platform/environment.ts';
import { exampleSeller, type Seller, type SellerSetting, sellerSettings } from '#shared/values/seller.ts';
import { lastingStages } from '#shared/values/stages.ts';

type Settings = Partial<Record<SellerSetting, string | undefined>> & { STAGE: string };
export type ConfiguredSeller = Seller & { is_example: boolean };

/**
 * The configured seller. Where none is configured, an example that says so.
 *
 * @throws on a lasting stage with a setting missing: no text may name an invented company to a customer
 */
export function sellerOf(
  settings: Settings,
  fields = Object.keys(sellerSettings) as (keyof Seller)[],
): ConfiguredSeller {
  const missing = fields.map((field) => sellerSettings[field]).filter((name) => !settings[name]);
  if (missing.length && lastingStages.includes(settings.STAGE)) throw new Error(`${missing.join(', ')} must be set`);
  if (missing.length === fields.length) return { ...exampleSeller, is_example: true };
  const configured = fields.map((field) => [field, settings[sellerSettings[field]] ?? exampleSeller[field]]);
  return { ...exampleSeller, ...(Object.fromEntries(configured) as Seller), is_example: missing.length > 0 };
}

/** Who sends mail, and how they are reached. */
export const senderNow = (): Pick<Seller, 'name' | 'address' | 'email'> =>
  sellerOf(environment(), ['name', 'address', 'email']);
