import { changes } from '#functions/messaging/templates/en/changes.ts';
import { digestRows } from '#functions/messaging/templates/digest-rows.ts';
import { money } from '#functions/messaging/templates/en/billing.ts';
import { replyFooter, support } from '#functions/messaging/templates/en/support.ts';
import { rights } from '#functions/messaging/templates/en/rights.ts';
import type { Templates } from '#functions/messaging/templates/types.ts';

export const en: Templates = {
  footer: {
    member: 'You are receiving this email because this address belongs to a Calluna account.',
    other:
      'You are receiving this email because this address was entered at Calluna. If that was not you, you can ignore it.',
    reply: replyFooter,
    help: 'Questions? Write to us:',
    answer: 'Questions? Reply to this email, or write to us here:',
    stop: 'Stop these emails',
    fallback: (host) => `Button not working? Open the page on ${host}`,
    legal:
      'Calluna is not a consumer reporting agency. Do not use it to decide on employment, credit, housing, insurance or anything else covered by the Fair Credit Reporting Act.',
  },
  mail: {
    'confirm-email': ({ until }) => ({
      subject: 'Confirm your email address',
      text: [
        'Welcome to Calluna. Please confirm that this address is yours.',
        `The link works once, until ${until}. If you did not open an account, do nothing: the address stays unconfirmed.`,
      ],
      button: 'Confirm this address',
    }),
    'reset-password': ({ until }) => ({
      subject: 'Set a new password',
      text: [
        'Someone asked to set a new password for your account. If that was you, continue here.',
        `The link works once, until ${until}. If it was not you, do nothing: your password stays as it is.`,
      ],
      button: 'Set a new password',
    }),
    'first-password': ({ until }) => ({
      subject: 'Set a password for your account',
      text: [
        'Your order opened an account at Calluna, which has no password yet. Set one to log in on any device.',
        `The link works once, until ${until}. Please do not forward this email: whoever has the link can open your account.`,
      ],
      button: 'Set a password',
    }),
    'account-exists': () => ({
      subject: 'You already have an account',
      text: [
        'Someone, perhaps you, tried to open an account at Calluna with this address. Email already exists: it belongs to your account.',
        'Log in with your password, or choose “Forgot password?” there. If it was not you, do nothing: nothing has changed.',
      ],
      button: 'Log in',
    }),
    'withdrawal-link': () => ({
      subject: 'Withdraw from your contract',
      text: [
        'Somebody asked on our site, with your email address, to withdraw from your contract with us.',
        'The link shows the contract, and you confirm the withdrawal there. Until then nothing changes. If you did not ask for this, do nothing.',
      ],
      button: 'Withdraw from contract',
    }),
    'no-withdrawal': ({ at }) => ({
      subject: 'No contract to withdraw from',
      text: [
        `Somebody asked on our site, with this email address, to withdraw from a contract. ${at ? `The one here was canceled or withdrawn from already, on ${at}. Nothing more will be charged for it.` : 'We found none here that can still be withdrawn from.'}`,
        'If you ordered with another address, ask with that one. You can also reach us through the contact form, with the number of your receipt. If you did not ask for this, do nothing.',
      ],
    }),
    'no-account': () => ({
      subject: 'No account has this address',
      text: [
        "We can't find a user with that e-mail address: someone asked at Calluna for a new password for it.",
        'If you have an account, it uses another address, so try that one. If it was not you, do nothing.',
      ],
    }),
    'change-email': ({ until }) => ({
      subject: 'Confirm your new email address',
      text: [
        'You asked to use this address for your account. It takes effect once you confirm it.',
        `The link works once, until ${until}. If you did not ask for this, do nothing.`,
      ],
      button: 'Use this address',
    }),
    'email-changing': ({ email, device, at, place, until }) => ({
      subject: 'Someone asked to change your email address',
      text: [
        `Your account is to use ${email} from now on, once that address is confirmed.`,
        `If that was not you, use the button, until ${until}: it withdraws the change, logs out every device and makes your password invalid.`,
      ],
      rows: [['Device', device], ['When', at], ...(place ? [['Where, roughly', place] as const] : [])],
      button: 'This wasn’t me',
    }),
    'email-changed': ({ email, device, at, place, until }) => ({
      subject: 'Your email address was changed',
      text: [
        `Your account now uses ${email}. This address no longer opens it.`,
        `If that was not you, use the button, until ${until}: your account gets this address back, every device is logged out, and your password no longer works.`,
      ],
      rows: [['Device', device], ['When', at], ...(place ? [['Where, roughly', place] as const] : [])],
      button: 'This wasn’t me',
    }),
    'address-wanted': () => ({
      subject: 'Someone wanted to use your email address',
      text: [
        'Someone with another Calluna account wanted to use this address for it. It belongs to your account, so nothing has changed.',
        'If it was you, log in to the account that has this address. If it was not you, do nothing.',
      ],
    }),
    'connect-google': ({ until }) => ({
      subject: 'Connect Google with your account',
      text: [
        'Someone signed in with a Google account that has your address. If that was you, connect the two: either one then opens your account.',
        `The link works once, until ${until}. If it was not you, do nothing.`,
      ],
      button: 'Connect Google',
    }),
    'new-device': ({ device, at, place, until }) => ({
      subject: 'New login from an unknown device',
      text: [
        'Someone logged in to your account from a device that we had not seen before.',
        'If it was you, do nothing.',
        `If it was not you, use the button before ${until}: it logs out every device, makes your password invalid, and sends you a link to set a new one.`,
      ],
      rows: [['Device', device], ['When', at], ...(place ? [['Where, roughly', place] as const] : [])],
      button: 'This wasn’t me',
    }),
    'session-copied': ({ device, at, place, until }) => ({
      subject: 'A session was used in two places',
      text: [
        'One of your sessions was used in two places at once. That happens when somebody copies it from a device. We ended it in both places, so log in again where you need it.',
        `If it was not you, use the button, until ${until}: it logs out every device, makes your password invalid, and sends you a link to set a new one.`,
      ],
      rows: [['Device', device], ['When', at], ...(place ? [['Where, roughly', place] as const] : [])],
      button: 'This wasn’t me',
    }),
    disowned: ({
      until,
      reopened,
      email_back,
      passkeys_off,
      passkeys_left,
      factor_off,
      codes_void,
      google_off,
      phone_off,
      calendar_off,
    }) => ({
      subject: 'Your account is secured',
      text: [
        'You reported a login that was not yours. All devices are logged out, and your password no longer works.',
        ...(reopened
          ? [
              'Your account had been deleted since that login. It is open again, with everything in it. A membership does not renew, and call forwarding is off until you set it up again.',
            ]
          : []),
        ...(email_back ? ['The address of your account had been changed since that login. It is this one again.'] : []),
        ...(passkeys_off
          ? [
              passkeys_left
                ? 'The passkeys of that login, and those added since, are removed. Your other passkeys still work.'
                : 'The passkeys of that login, and those added since, are removed.',
            ]
          : []),
        ...(factor_off
          ? ['The second factor that was set up since that login is off. Set up your own under Security.']
          : []),
        ...(codes_void
          ? [
              'Your second factor stays on. Its recovery codes were replaced since that login, so none of them works any more: make new ones under Security.',
            ]
          : []),
        ...(google_off ? ['The Google account that was connected since that login is disconnected.'] : []),
        ...(phone_off ? ['The phone number that was added since that login is removed.'] : []),
        `Set a new password here. The link works once, until ${until}. After that, use “Forgot password?” on the login page.`,
        ...(calendar_off
          ? [
              'The secret address for your calendar has ended, too: if you use one, create a new one under Call assistant.',
            ]
          : []),
      ],
      button: 'Set a new password',
    }),
    'password-set': ({ device, at, place, until }) => ({
      subject: 'A password was set',
      text: [
        `A password was set for your account on ${at}, from ${device}. From now on, you can log in with it as well.`,
        `If it was not you, use the button, until ${until}: it logs out every device, makes your password invalid, and sends you a link to set a new one.`,
      ],
      rows: place ? [['Where, roughly', place]] : [],
      button: 'This wasn’t me',
    }),
    'password-changed': ({ device, at, place, until }) => ({
      subject: 'Your password was changed',
      text: [
        `The password of your account was changed on ${at}, from ${device}. The other sessions have ended.`,
        `If it was not you, use the button, until ${until}: it logs out every device, makes your password invalid, and sends you a link to set a new one.`,
      ],
      rows: place ? [['Where, roughly', place]] : [],
      button: 'This wasn’t me',
    }),
    'second-factor-on': ({ device, at, place, until }) => ({
      subject: 'The second factor is on',
      text: [
        `Since ${at}, every login except one with a passkey also asks for six digits from your authenticator app.`,
        'Keep your recovery codes in a place where you can find them.',
        `If it was not you, use the button, until ${until}: it turns the second factor off, logs out every device, makes your password invalid, and sends you a link to set a new one.`,
      ],
      rows: [['Device', device], ...(place ? [['Where, roughly', place] as const] : [])],
      button: 'This wasn’t me',
    }),
    'second-factor-off': ({ at }) => ({
      subject: 'The second factor is off',
      text: [
        `Since ${at}, logging in no longer asks for digits from an app.`,
        'If that was not you, change your password and turn the second factor on again.',
      ],
    }),
    'recovery-codes-replaced': ({ device, at, place, until }) => ({
      subject: 'New recovery codes were made',
      text: [
        `New recovery codes of your second factor were made on ${at}. The earlier ones no longer work.`,
        `If it was not you, use the button, until ${until}: it makes the new codes invalid, logs out every device, makes your password invalid, and sends you a link to set a new one.`,
      ],
      rows: [['Device', device], ...(place ? [['Where, roughly', place] as const] : [])],
      button: 'This wasn’t me',
    }),
    'recovery-code-used': ({ device, at, place, until, left, is_new_device }) => ({
      subject: left === 0 ? 'Your last recovery code was used to log in' : 'A recovery code was used to log in',
      text: [
        `Someone logged in to your account with one of your recovery codes${is_new_device ? ', from a device that we had not seen before' : ''}. That code no longer works. Codes left: ${left}.`,
        left === 0
          ? 'If it was you, make new codes now: this was the last one, and without your app and a code nobody gets in.'
          : 'If it was you, there is nothing to do. Make new codes before the last one is used.',
        `If it was not you, use the button, until ${until}: it logs out every device, makes your password invalid, and sends you a link to set a new one. Then make new recovery codes: the others may be known as well.`,
      ],
      rows: [['Device', device], ['When', at], ...(place ? [['Where, roughly', place] as const] : [])],
      button: 'This wasn’t me',
      codes: 'Make new recovery codes:',
    }),
    'password-guessed': ({ tries }) => ({
      subject: 'Many wrong passwords for your account',
      text: [
        `In the last 24 hours, more than ${tries} wrong passwords were entered for your account. None of them opened it. Somebody is probably guessing.`,
        'Your account is not locked, and you can log in as always. If your password is short, or you use it elsewhere, change it now. Under Security, you can add a passkey or a second factor: a guessed password is then not enough.',
      ],
      button: 'Change the password',
    }),
    'second-factor-wrong': ({ device, at, place, until }) => ({
      subject: 'A login was stopped at the second factor',
      text: [
        `On ${at}, someone on ${device} passed the first step of logging in to your account, and then entered a wrong code for the second factor. They did not get in.`,
        `If that was you, there is nothing to do. If not, use the button, until ${until}: it logs out every device, makes your password invalid, and sends you a link to set a new one.`,
      ],
      rows: place ? [['Where, roughly', place]] : [],
      button: 'This wasn’t me',
    }),
    'passkey-added': ({ name, device, at, place, until }) => ({
      subject: 'A passkey was added',
      text: [
        `The passkey “${name}” was added to your account on ${at}, from ${device}. It logs in without a password.`,
        `If that was you, there is nothing to do. If not, remove it here before ${until}: all devices are logged out as well. Then set a new password.`,
      ],
      rows: place ? [['Where, roughly', place]] : [],
      button: 'This wasn’t me',
    }),
    'passkey-removed': ({ name, device, at, place, until }) => ({
      subject: 'A passkey was removed',
      text: [
        `The passkey “${name}” was removed from your account on ${at}, from ${device}. It no longer logs in.`,
        `If it was not you, use the button, until ${until}: it logs out every device, makes your password invalid, and sends you a link to set a new one.`,
      ],
      rows: place ? [['Where, roughly', place]] : [],
      button: 'This wasn’t me',
    }),
    'phone-changed': ({ phone, device, at, place, until }) => ({
      subject: 'Your phone number was changed',
      text: [
        `Your account now uses the number ${phone}.`,
        `If it was not you, use the button, until ${until}: it removes the number, logs out every device, makes your password invalid, and sends you a link to set a new one.`,
      ],
      rows: [['Device', device], ['When', at], ...(place ? [['Where, roughly', place] as const] : [])],
      button: 'This wasn’t me',
    }),
    'google-connected': ({ email, device, at, place, until }) => ({
      subject: 'Google is connected',
      text: [
        `The Google account ${email} now opens your account as well.`,
        `If it was not you, use the button, until ${until}: it disconnects that Google account, logs out every device, makes your password invalid, and sends you a link to set a new one.`,
      ],
      rows: [['Device', device], ['When', at], ...(place ? [['Where, roughly', place] as const] : [])],
      button: 'This wasn’t me',
    }),
    'spam-week': ({ count }) => ({
      subject: `${count} spam ${count === 1 ? 'call' : 'calls'} kept from you this week`,
      text: [
        'They did not disturb you, and there is nothing to do.',
        'If one of them was not spam, tell us, and its number gets through.',
      ],
      button: 'See what they were',
    }),
    'report-changed': changes.mail,
    'day-digest': ({ calls, urgent, waiting, overdue, callbacks, spam, lines, more }) => ({
      subject: `Calls in the last 24 hours: ${calls}${urgent ? `, urgent: ${urgent}` : ''}`,
      text: [
        `Calls in the last 24 hours: ${calls}. Urgent and still open: ${urgent}. People waiting for a call back: ${waiting}, overdue: ${overdue}. Callbacks tomorrow: ${callbacks}. Spam caught: ${spam}.`,
      ],
      rows: digestRows(lines, more, {
        urgent: 'Urgent',
        overdue: 'Overdue',
        tomorrow: 'Tomorrow',
        more: (count) => `${count} more in the list`,
      }),
      button: 'See all calls',
    }),
    'pins-used-up': ({ at }) => ({
      subject: 'Too many wrong codes',
      text: [
        `On ${at}, a wrong code was entered too often for your account. The code no longer works, and nobody got in.`,
        'If that was you, ask for a new one. If not, there is nothing to do.',
      ],
    }),
    'privacy-code': ({ pin, until }) => ({
      subject: 'Your Calluna code',
      text: [
        `${pin} is your code. Enter it on the page where you asked for it.`,
        `It works until ${until}. If you did not ask for it, do nothing: without the code, nobody can learn anything.`,
      ],
    }),
    'account-deleted': ({ device, at, place, until, disown_until }) => ({
      subject: 'Your account is closed',
      text: [
        `Your account was deleted on ${at}. Its data is deleted for good on ${until}. Until then you can keep the account: the button opens it again, with everything in it.`,
        'If you do nothing, nothing more is charged. Receipts, and what else the law makes us keep, stay until their time is over.',
        `If it was not you, use “This wasn’t me” below, until ${disown_until}: it opens the account again, logs out every device, makes your password invalid, and sends you a link to set a new one.`,
      ],
      rows: [...(device ? [['Device', device] as const] : []), ...(place ? [['Where, roughly', place] as const] : [])],
      button: 'Keep my account',
      disown: 'This wasn’t me:',
    }),
    'account-reopened': ({ device, at, place, paid_until }) => ({
      subject: 'Your account is open again',
      text: [
        `The deletion of your account was undone on ${at}. Everything in it is there again, and you log in as before.`,
        paid_until
          ? `Your membership is paid until ${paid_until} and does not renew. Call forwarding is off.`
          : 'Call forwarding is off until you set it up again.',
        'Whoever used the link in our email did not get into your account by it. If it was not you, log in and delete the account again.',
      ],
      rows: [['Device', device], ...(place ? [['Where, roughly', place] as const] : [])],
      button: 'Log in',
    }),
    'support-looked': ({ reason, at }) => ({
      subject: 'Support looked at your account',
      text: [
        `Our support looked at your account on ${at}. The reason: ${reason}`,
        'Support can look, but cannot change anything. Each such visit is listed under Security.',
      ],
    }),
    'dispute-answered': ({ at, outcome, reason }) => ({
      subject: {
        withdrawn: 'The fact you flagged was removed',
        former: 'The fact you flagged was corrected',
        kept: 'We checked the fact you flagged',
      }[outcome],
      text: [
        `On ${at}, you told us that a fact is wrong.`,
        {
          withdrawn: 'You were right. We removed it, and the next update from our sources does not bring it back.',
          former: 'You were right. It is now marked as out of date, and it is no longer used to find the person.',
          kept: 'We found no error, so the fact stays as it was and is no longer marked as disputed.',
        }[outcome],
        ...(reason ? [`Our note: ${reason}`] : []),
      ],
      button: 'See the listing',
    }),
    'fact-disputed': ({ source, reference, records, field, kind, at }) => ({
      subject: `A fact from ${source} is disputed`,
      text: [
        'A person says that a fact about them in your data is wrong. Please check it, and correct it where needed.',
        'Until then we do not rely on it. The field has the name that it has in our index.',
      ],
      rows: [
        ['Reference', reference],
        ...(records ? [['Your record', records] as const] : []),
        ['Field', field],
        [
          'Reported as',
          { 'never-theirs': 'never theirs', 'out-of-date': 'out of date', 'someone-else': 'someone else’s' }[kind],
        ],
        ['Reported on', at],
      ],
    }),
    ...money,
    ...support,
    ...rights,
  },
  sms: {
    pin: ({ pin }) => `${pin} is your Calluna code. Do not share it.`,
    'privacy-pin': ({ pin }) => `${pin} is your Calluna code to see and change your data. Never give it to anyone.`,
    'chat-link': ({ link }) => `Calluna: continue here: ${link}`,
    'report-changed-text': changes.text,
    'search-ready': ({ people, link }) =>
      `Calluna: ${people === 0 ? 'Nobody found' : people === 1 ? '1 person found' : `${people} people found`}. ${link}`,
    'opted-out': () => 'Calluna: you will get no more texts from us. Reply START to get them again.',
    'opted-in': () => 'Calluna: you will get our texts again. Reply HELP for help, STOP to end.',
    help: () => 'Calluna: codes and notices of your account. Msg and data rates may apply. Reply STOP to end.',
  },
};
