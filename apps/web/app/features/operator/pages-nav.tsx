import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { PAGE_SIZE } from './operator.queries.ts';

/** The page of a long list that an address asks for, from 1. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The ways to the neighbouring pages of a long list; nothing where all fits on one. */
export function PagesNav({ page, count }: { page: number; count: number }) {
  const [search] = useSearchParams();
  const last = Math.max(1, Math.ceil(count / PAGE_SIZE));
  if (last === 1) return null;
  const toPage = (wanted: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(wanted));
    return `?${next}`;
  };
  return (
    <nav className="op-pages" aria-label="Pages">
      {page > 1 ? (
        <ButtonLink
          kind="secondary"
          to={toPage(page - 1)}
          icon={<IconChevronLeft size={20} stroke={1.5} aria-hidden="true" />}
        >
          Previous
        </ButtonLink>
      ) : null}
      <span className="num">
        Page {page} of {last}
      </span>
      {page < last ? (
        <ButtonLink kind="secondary" to={toPage(page + 1)}>
          Next
          <IconChevronRight size={20} stroke={1.5} aria-hidden="true" />
        </ButtonLink>
      ) : null}
    </nav>
  );
}
