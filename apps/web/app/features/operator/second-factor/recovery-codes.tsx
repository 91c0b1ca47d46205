import { useEffect, useRef, useState } from 'react';
import { PRODUCT_NAME } from '../../../lib/site/product.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { saveAs } from '../../../lib/browser/save-file.ts';

/** The recovery codes, shown this once: to copy, to save as a file, and to say that they are kept. */
export function RecoveryCodes({
  codes,
  onKept,
}: {
  codes: readonly string[];
  onKept: () => Promise<unknown>;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const text = `${codes.join('\n')}\n`;
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    // Browsers have no clipboard for pages without https.
    const isCopied = await Promise.resolve(
      (navigator.clipboard as Clipboard | undefined)?.writeText(text),
    ).then(
      () => 'clipboard' in navigator,
      () => false,
    );
    setSaid(isCopied ? 'Copied.' : 'They could not be copied. Please save them as a file.');
  };
  return (
    <div className="op-recovery">
      <h3 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h3>
      <Notice tone="warning">
        You see these codes only now. Each opens your account once, should the app be lost. Keep them where
        nobody else looks.
      </Notice>
      <ul className="num">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="op-acts">
        <Button kind="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button kind="secondary" onClick={() => saveAs(new Blob([text], { type: 'text/plain' }), FILE_NAME)}>
          Save as a file
        </Button>
        <Button
          isBusy={isBusy}
          onClick={() => {
            setIsBusy(true);
            void onKept().finally(() => setIsBusy(false));
          }}
        >
          I have kept them
        </Button>
      </div>
      <p role="status" className="small">
        {said}
      </p>
    </div>
  );
}

const FILE_NAME = `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`;
