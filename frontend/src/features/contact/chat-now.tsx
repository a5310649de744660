import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { call } from '#frontend/lib/api.ts';
import { contactDraft } from '#frontend/lib/contact-draft.ts';
import { takeAlong } from '#frontend/lib/first-message.ts';
import { accessToken, roleOf, useSignedIn } from '#frontend/lib/session.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { useSupportHours } from '#frontend/lib/use-support-hours.ts';
import { writeUnit } from '#frontend/lib/unit.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { asFault, type Fault } from '#shared/errors/catalogue.ts';
import { figures } from '#shared/values/figures.ts';

/** The way to a live chat while support is there; otherwise when it will be. */
export function ChatNow() {
  const { t } = useTranslation('contact');
  const { moment, locale } = useFormats();
  const { language } = useLanguage();
  const isMember = useSignedIn();
  const hours = useSupportHours();
  if (!hours) return null;
  if (!hours.is_open) return <p className="small muted">{t('chatClosed', { moment: moment(hours.shift.opens_at) })}</p>;
  const wait = <p className="small muted">{t('chatWait', { time: chatAnswer(locale) })}</p>;
  if (!isMember)
    return (
      <>
        <VisitorChat />
        {wait}
      </>
    );
  return (
    <>
      <LinkButton
        look="line"
        to={`${pathTo('inbox', { language })}?show=chat`}
        onClick={() => takeAlong(contactDraft() ?? {})}
      >
        <Icon of={MessageSquare} /> {t('chat')}
      </LinkButton>
      {wait}
    </>
  );
}

const chatAnswer = (locale: string) => writeUnit(figures.chatAnswerMinutes, 'minute', locale);

/** Goes on with the chat of this browser, or begins one. */
function VisitorChat() {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { prove } = useProof('contact');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();

  async function begin() {
    setBusy(true);
    setFault(undefined);
    takeAlong(contactDraft() ?? {});
    try {
      if (await hasLiveChat()) return void navigate(`${pathTo('inbox', { language })}?show=chat`);
      const { webchat_id, webchat_token } = await call(webChat.begin, { lang: language, proof: await prove() });
      void navigate(`${pathTo('inbox', { language, id: webchat_id, token: webchat_token })}?show=chat`);
    } catch (error) {
      setFault(asFault(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button look="line" busy={busy} onClick={() => void begin()}>
        <Icon of={MessageSquare} /> {t('chat')}
      </Button>
      {fault && <Failure error={fault} />}
    </>
  );
}

async function hasLiveChat(): Promise<boolean> {
  if (roleOf(accessToken()) !== 'chat') return false;
  try {
    const { live } = await call(webChat.getChat, {});
    return live !== null && live.ended_at === null;
  } catch {
    return false; // an ended one: begin another
  }
}
