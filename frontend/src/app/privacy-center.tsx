import '#frontend/styles/report.css';
import '#frontend/styles/dispute.css';

import { OwnReport } from '#frontend/features/people/report/own-report.tsx';
import { PrivacyCenter as Center } from '#frontend/features/privacy-center/privacy-center.tsx';

/** My data; a record about oneself looks as its report does. */
export function PrivacyCenter() {
  return <Center show={(report) => <OwnReport report={report} />} />;
}
