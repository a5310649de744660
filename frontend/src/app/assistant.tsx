import { AssistantLayout } from '#frontend/app/assistant-layout.tsx';
import { Today } from '#frontend/features/assistant/today/today.tsx';
import { Entry } from '#frontend/features/chat/entry.tsx';
import { LinkMobile } from '#frontend/features/chat/link-mobile.tsx';

/** The way into the assistant: by the link of a message, to one's own day, or to what the assistant is. */
export const Assistant = () => (
  <Entry
    own={
      <AssistantLayout>
        <Today>
          <LinkMobile />
        </Today>
      </AssistantLayout>
    }
  />
);
