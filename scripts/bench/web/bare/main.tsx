import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';

/** The least that a page of this stack can be: React, React Router, one heading and one link. */
const Page = ({ title, to }: { title: string; to: string }) => (
  <main>
    <h1>{title}</h1>
    <p>
      <Link to={to}>Go on</Link>
    </p>
  </main>
);

const router = createBrowserRouter([
  { path: '/', element: <Page title="Hello" to="/other" /> },
  { path: '/other', element: <Page title="Other" to="/" /> },
]);
createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />);
