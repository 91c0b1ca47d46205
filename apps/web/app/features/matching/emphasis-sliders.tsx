import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EMPHASIS, emphasisNames, type Emphasis, type EmphasisName } from './emphasis.ts';
import styles from './emphasis-sliders.module.css';

/** How a change goes into the address: as a step one can go back from, or in place of the last one. */
export type AddressChange = 'push' | 'replace';

/** Lets a customer say what counts for a list. It is folded away while everything counts as usual. */
export function EmphasisSliders({
  emphasis,
  onChange,
}: {
  emphasis: Emphasis;
  onChange: (emphasis: Emphasis, change: AddressChange) => void;
}) {
  /** The slider that is being moved: its steps are one change. */
  const moving = useRef<EmphasisName | null>(null);
  const isUsual = Object.keys(emphasis).length === 0;
  const [isOpen, setIsOpen] = useState(!isUsual);
  const handleMove = (name: EmphasisName, value: number) => {
    const { [name]: _before, ...others } = emphasis;
    onChange(
      value === EMPHASIS.usual ? others : { ...others, [name]: value },
      moving.current === name ? 'replace' : 'push',
    );
    moving.current = name;
  };
  const handleReset = () => {
    moving.current = null;
    onChange({}, 'push');
  };
  return (
    <details
      className={styles.emphasis}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden="true" />
        What counts
        {isUsual ? null : <span className="caption">adjusted</span>}
      </summary>
      <div className={styles.panel}>
        {emphasisNames.map((name) => (
          <Slider
            key={name}
            name={name}
            value={emphasis[name] ?? EMPHASIS.usual}
            onMove={(value) => handleMove(name, value)}
            onLeave={() => (moving.current = null)}
          />
        ))}
        <Button kind="secondary" className={styles.reset} disabled={isUsual} onClick={handleReset}>
          Reset
        </Button>
      </div>
    </details>
  );
}

const labels: Record<EmphasisName, { label: string; hint: string }> = {
  style: { label: 'Style', hint: 'The look, by photos and words' },
  scope: { label: 'Scope', hint: 'Rooms, kind of work, your brief' },
  budget: { label: 'Budget', hint: 'Their usual range' },
  nearness: { label: 'Nearness', hint: 'Country and language' },
};

const valueTexts: Record<number, string> = {
  0: 'Left out',
  0.5: 'Less',
  1: 'As usual',
  1.5: 'More',
  2: 'Most',
};

function Slider({
  name,
  value,
  onMove,
  onLeave,
}: {
  name: EmphasisName;
  value: number;
  onMove: (value: number) => void;
  onLeave: () => void;
}) {
  const id = useId();
  const { label, hint } = labels[name];
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-hidden="true">
        {valueTexts[value]}
      </output>
      <input
        id={id}
        type="range"
        min={EMPHASIS.min}
        max={EMPHASIS.max}
        step={EMPHASIS.step}
        value={value}
        aria-valuetext={valueTexts[value]}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onMove(Number(currentTarget.value))}
        onPointerUp={onLeave}
        onBlur={onLeave}
      />
      <p className="caption muted" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
