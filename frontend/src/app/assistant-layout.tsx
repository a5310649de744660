import '#frontend/styles/assistant.css';

import type { ReactNode } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router';

import { type Page, paths } from '#frontend/app/paths.ts';
import { ServerClock } from '#frontend/features/assistant/clock.tsx';
import { ThisWeek } from '#frontend/features/assistant/today/this-week.tsx';
import { useToday } from '#frontend/features/assistant/today/use-today.ts';
import { useAssistantManifest } from '#frontend/features/assistant/install/use-assistant-manifest.ts';
import { useOfflineStart } from '#frontend/features/assistant/offline/use-offline-start.ts';
import { ChatLayout } from '#frontend/features/chat/chat-layout.tsx';
import type { AssistantPart } from '#frontend/features/chat/assistant-path.ts';

/** Under which part of the assistant each of its pages stands. */
const parts: Partial<Record<Page, AssistantPart>> = {
  callList: 'calls',
  callDetails: 'calls',
  voicemail: 'calls',
  callForward: 'setUp',
  mobileCarrier: 'setUp',
  assistantSettings: 'setUp',
  assistant: 'today',
};

/** A list and what was chosen of it stand side by side. */
const isPaired = (page: Page | undefined) => page === 'callList' || page === 'callDetails';

/** The frame of every page of the assistant that is a member's own. */
export function AssistantLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  useAssistantManifest();
  useOfflineStart();
  const { pathname } = useLocation();
  const { data: today, asOf } = useToday();
  const page = (Object.keys(parts) as Page[]).find((name) => matchPath(paths[name], pathname));
  return (
    <ServerClock now={asOf ? undefined : today?.now}>
      <ChatLayout
        current={page && parts[page]}
        wide={!isPaired(page)}
        unread={today?.unread ?? 0}
        aside={today && <ThisWeek today={today} />}
      >
        {isPaired(page) ? children : <div className="workspace__main">{children}</div>}
      </ChatLayout>
    </ServerClock>
  );
}
