import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { HOW_IT_WORKS, paths } from '../../paths.ts';

/**
 * A link to the section 'How It Works' of the landing page. On that page it scrolls there;
 * from any other it goes to the page, which then scrolls.
 */
export function HowItWorksLink({ children, onFollow }: { children: ReactNode; onFollow?: () => void }) {
  const { pathname } = useLocation();
  const handleClick = (event: MouseEvent) => {
    onFollow?.();
    if (pathname !== paths.home) return;
    event.preventDefault();
    document.getElementById(HOW_IT_WORKS)?.scrollIntoView();
  };
  return (
    <Link to={paths.home} state={{ scrollTo: HOW_IT_WORKS }} onClick={handleClick}>
      {children}
    </Link>
  );
}
