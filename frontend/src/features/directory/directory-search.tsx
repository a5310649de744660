import '#frontend/styles/find.css';

import { OneLine } from '#frontend/features/people/search/one-line.tsx';

/** The search of the home page in one line, for those who know whom they look for. */
export const DirectorySearch = () => (
  <div className="find dir-find">
    <OneLine />
  </div>
);
