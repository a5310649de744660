import { passkeyStore } from '#functions/account/passkeys/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { passkeys } from '#shared/api/passkeys.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

const live = { passkeys: passkeyStore(table) };

export const handler = handle(passkeys.renamePasskey, live, ({ input, member }, deps) =>
  retryOnConflict(async () => {
    const passkey = await deps.passkeys.of(member.accountId, input.passkey_id);
    if (!passkey) throw new Fault('request.invalid', { fields: { passkey_id: [messages.invalid] } });
    const next = { ...passkey, name: input.name };
    await deps.passkeys.commit(deps.passkeys.replace(passkey, next));
    return next;
  }),
);
