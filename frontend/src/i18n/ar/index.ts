import '#frontend/styles/arabic.css';

import report from '#frontend/i18n/ar/report.ts';
import type { DeepPartial, Phrases } from '#frontend/i18n/language.ts';

export default { report } satisfies DeepPartial<Phrases>;
