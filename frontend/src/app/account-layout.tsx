// PLACEHOLDER
import { Outlet } from 'react-router';

/** The frame of every page of an account: its side navigation, and the page. */
export function AccountLayout() {
  return <Outlet />;
}
