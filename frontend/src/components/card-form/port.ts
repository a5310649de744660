import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

/**
 * What the fields of a card gave. `faults` are told here only where the fields do not tell them themselves; with `code`
 * nothing was asked of a bank.
 */
export type Collected = { confirmation_token: string } | { faults: MessageKey[] } | { code: ErrorCode };

/** The fields of a card, wherever they are drawn. The number stays within them. */
export type CardFields = {
  collect: () => Promise<Collected>;
  /** Shows what the bank asks its owner. Says whether they came to its end; what became of it, the server knows. */
  act: (client_secret: string) => Promise<boolean>;
};

export type CardFormProps = {
  /** Called once the fields can be filled, and with null when they are gone. */
  onFields: (fields: CardFields | null) => void;
  /** What a month costs from when, for the sheet of a wallet. */
  charge: { currency: string; minor_units: number; at: string; descriptor: string };
  /** Whether a wallet may open now: not before its owner agreed. */
  mayPay: () => boolean;
  /** A wallet was confirmed: its token waits to be collected. */
  onWallet: () => void;
};
