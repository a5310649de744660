import type { ReactNode } from 'react';

import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

/**
 * The result of collecting the card fields. `faults` lists only errors that the fields do not show themselves; with
 * `code`, no bank was contacted.
 */
export type Collected = { confirmation_token: string } | { faults: MessageKey[] } | { code: ErrorCode };

/** The fields of a card, wherever they are drawn. The number stays within them. */
export type CardFields = {
  collect: () => Promise<Collected>;
  /** Shows the faults of the fields, and contacts no bank. */
  check: () => Promise<void>;
  /** Opens the bank’s challenge. Resolves to whether the cardholder finished it; the server knows the outcome. */
  confirmAction: (client_secret: string) => Promise<boolean>;
};

export type CardFormProps = {
  /** Called once the fields can be filled, and with null when they are gone. */
  onFields: (fields: CardFields | null) => void;
  /** The monthly price and its start, for the wallet sheet; `due_now` is paid with the card at once, 0 where it is only saved. */
  charge: { currency: string; minor_units: number; at: string; descriptor: string; due_now: number };
  /** Said beside the buttons of the wallets, whose words are their vendor’s. */
  walletNote?: ReactNode;
  /** Whether a wallet may open now: not before its owner agreed. */
  validate: () => boolean;
  /** A wallet was confirmed: its token waits to be collected. */
  onWallet: () => void;
  /** The sheet of the wallet opened within the page, or closed: while it is open, nothing else pays. */
  onWalletSheet?: (isOpen: boolean) => void;
};
