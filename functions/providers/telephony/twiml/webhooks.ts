import { environment } from '#functions/platform/environment.ts';
import type { CallEvent, Command, TestEnd } from '#functions/providers/telephony/port.ts';
import { type TwimlAccount, twimlAccount } from '#functions/providers/telephony/twiml/account.ts';
import { readEvent, readStatus, readTestEnd } from '#functions/providers/telephony/twiml/read.ts';
import { type Places, render } from '#functions/providers/telephony/twiml/render.ts';
import { isSigned } from '#functions/providers/telephony/twiml/signature.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** A request of the company’s as it came. */
type Came = { body: string; header(name: string): string };

type Options = { account: () => Promise<TwimlAccount>; siteUrl: () => string };
const here: Options = {
  // Without a vendor nobody can sign: an anonymous request must not look like a fault of ours.
  account: async () => {
    if (!environment().TELEPHONY_SECRET) throw new Fault('telephony.bad-signature');
    return twimlAccount();
  },
  siteUrl: () => environment().SITE_URL,
};

/** The webhook for the end of a test call. */
export const testStatusAt = (site: string, mark: string) => `${site}/api/telephony/twiml/status?test=${mark}`;

const at = (site: string, path: string, turn?: number) =>
  `${site}/api/telephony/twiml${path}${turn === undefined ? '' : `?turn=${turn}`}`;
/** The webhook for a turn of a call. */
export const turnAt = (site: string, turn?: number) => at(site, '', turn);

/** Parses and verifies TwiML webhook requests. The signed URL is the one that we registered. */
export function twimlWebhooks({ account, siteUrl }: Options = here) {
  const turnPlace = (turn?: number) => turnAt(siteUrl(), turn);
  const statusPlace = (turn?: number) => at(siteUrl(), '/status', turn);
  const places: Places = { turn: turnPlace, status: statusPlace };

  /** The verified request. @throws telephony.bad-signature */
  async function read(came: Came, address: string): Promise<URLSearchParams> {
    const form = new URLSearchParams(came.body);
    const { auth_token, account_sid } = await account();
    const isTheirs = isSigned(came.header('x-twilio-signature'), auth_token, address, form);
    if (!isTheirs || form.get('AccountSid') !== account_sid) throw new Fault('telephony.bad-signature');
    return form;
  }

  return {
    readEvent: async (came: Came, turn?: number): Promise<CallEvent | undefined> =>
      readEvent(await read(came, turnPlace(turn)), turn),
    readStatus: async (came: Came, turn?: number): Promise<CallEvent | undefined> =>
      readStatus(await read(came, statusPlace(turn)), turn),
    readTestEnd: async (came: Came, mark: string): Promise<TestEnd | undefined> =>
      readTestEnd(await read(came, testStatusAt(siteUrl(), mark))),
    render: (commands: readonly Command[]) => render(commands, places),
  };
}
