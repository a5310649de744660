import '#frontend/styles/index.css';
import '#frontend/lib/zod-without-eval.ts';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from '#frontend/app/app.tsx';
import { watchInstall } from '#frontend/lib/install.ts';
import { bringLetters } from '#frontend/lib/letters.ts';
import { reloadOnChunkFailure } from '#frontend/lib/reload.ts';

reloadOnChunkFailure(window);
watchInstall(window);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

addEventListener('load', () => void bringLetters());
