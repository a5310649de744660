import { AssistantLayout } from '#frontend/app/assistant-layout.tsx';
import { Today } from '#frontend/features/assistant/today/today.tsx';
import { ChatPage } from '#frontend/features/chat/chat-page.tsx';
import { LinkMobile } from '#frontend/features/chat/link-mobile.tsx';

/** The way into the assistant: by the link of a message, to one's own day, or to what the assistant is. */
export const Assistant = () => (
  <ChatPage
    memberView={
      <AssistantLayout>
        <Today>
          <LinkMobile />
        </Today>
      </AssistantLayout>
    }
  />
);
