import type { KeyboardEvent, ReactNode } from 'react';
import { Link, type To } from 'react-router';
import styles from './tabs.module.css';

/** A part of a page that is shown by itself. */
export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** How many things are in it, where that is known. */
  count?: number;
}

const panelId = 'tab-panel';

/** Tabs that are links, so that each has an address. The arrow keys move between them. One set a page; see {@link TabPanel}. */
export function Tabs<Id extends string>({
  label,
  tabs,
  current,
  toTab,
}: {
  /** What the tabs are parts of, for assistive technology. */
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  toTab: (id: Id) => To;
}) {
  return (
    <div className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map(({ id, label: name, count }) => (
        <Link
          key={id}
          id={`tab-${id}`}
          role="tab"
          to={toTab(id)}
          replace
          preventScrollReset
          aria-selected={id === current}
          aria-controls={id === current ? panelId : undefined}
          tabIndex={id === current ? 0 : -1}
          onKeyDown={turn}
        >
          {name}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </div>
  );
}

/** What the current tab holds. */
export function TabPanel({ tab, children }: { tab: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={panelId} aria-labelledby={`tab-${tab}`} tabIndex={-1}>
      {children}
    </div>
  );
}

/** Opens the tab that a key leads to, and takes the focus there. */
function turn(event: KeyboardEvent<HTMLElement>): void {
  const from = event.currentTarget;
  const tabs = [...(from.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const at = tabs.indexOf(from);
  const next: Partial<Record<string, number>> = {
    ArrowLeft: (at - 1 + tabs.length) % tabs.length,
    ArrowRight: (at + 1) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
    ' ': at,
  };
  const tab = tabs[next[event.key] ?? -1];
  if (tab === undefined) return;
  event.preventDefault();
  tab.focus();
  tab.click();
}
