import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useAccount } from '../accounts/index.ts';

const REDIRECT = 500;

/** In the place of a page of the journal while nobody is signed in: the way to the sign-in, and back to the page. */
export const SignedOut = () =>
  useAccount().status === 'signed-out' ? (
    <Redirect />
  ) : (
    <Notice>Nobody is signed in on this device. The journal opens when you have signed in with a connection.</Notice>
  );

const Redirect = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true, state: { from: pathname } }), REDIRECT);
    return () => clearTimeout(timer);
  }, [navigate, pathname]);
  return <Notice role="status">You are logged out. Logging in again...</Notice>;
};
