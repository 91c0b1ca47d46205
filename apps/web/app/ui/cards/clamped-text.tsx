import { useLayoutEffect, useRef, useState } from 'react';
import styles from './clamped-text.module.css';

/** Text of which `className` shows only the first lines; a button shows the rest, if there is any. */
export function ClampedText({ text, className }: { text: string; className: string | undefined }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);

  useLayoutEffect(() => {
    const element = paragraph.current;
    if (element === null || isOpen) return;
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 1);
    // Measured before the first paint, so that nothing below moves.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen, text]);

  return (
    <div>
      <p ref={paragraph} className={isOpen ? `${className} ${styles.open}` : className}>
        {text}
      </p>
      {isCut ? (
        <button
          type="button"
          className={`link ${styles.toggle}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      ) : null}
    </div>
  );
}
