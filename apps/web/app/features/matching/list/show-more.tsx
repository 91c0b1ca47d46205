import { Button } from '../../../ui/buttons/button.tsx';
import styles from './show-more.module.css';

/** The rest of a list of matches. */
export interface MoreMatches {
  /** Whether there is a next page. */
  isThere: boolean;
  isLoading: boolean;
  /** Resolves when the next page is there. */
  load: () => Promise<unknown>;
}

/** A button below a list of cards that adds the next page to it. The focus goes to the first of the new cards. */
export function ShowMore({
  what,
  isThere,
  isLoading,
  load,
}: MoreMatches & { what: 'designers' | 'projects' }) {
  if (!isThere) return null;
  const handleClick = async (button: Element) => {
    const main = button.closest('main')!;
    const cards = [...main.querySelectorAll('article')];
    const place = cards.findLastIndex((card) => isBefore(card, button)) + 1;
    await load();
    requestAnimationFrame(() => main.querySelectorAll<HTMLElement>('article h2')[place]?.focus());
  };
  return (
    <div className={styles.more}>
      <Button
        kind="secondary"
        isBusy={isLoading}
        onClick={({ currentTarget }) => void handleClick(currentTarget)}
      >
        Show more {what}
      </Button>
    </div>
  );
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
