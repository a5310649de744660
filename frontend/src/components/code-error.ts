import type { FieldError } from '#frontend/components/field.tsx';
import type { MessageKey } from '#shared/validation/messages.ts';

/** A wrong code of the app, or of recovery, is no pin: the words of the contract would be misread. */
export const codeError = (error: MessageKey | undefined): FieldError | undefined =>
  error === 'pin' ? 'auth:factor.wrong' : error;
