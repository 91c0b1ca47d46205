import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { definePart, usePart } from '../loading/part.ts';

/** Reads what was dropped: the files, and those in folders. */
const readerPart = definePart(async () => ({ default: (await import('file-selector')).fromEvent }));

/**
 * Takes files that are dropped on an element, which gets `zoneProps`, chosen with its input, which gets `inputProps`, or
 * pasted into the page. Files dropped elsewhere on the page are ignored. `isOver` while files are held over the element;
 * `choose` asks for files.
 */
export function useFileDrop({
  isDisabled,
  onFiles,
}: {
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { Content: readFiles } = usePart(readerPart, isOver);

  const take = (files: readonly File[]) => {
    if (!isDisabled && files.length > 0) onFiles(files);
  };

  const handleDragOver = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  };

  const handleDrop = (event: DragEvent) => {
    setIsOver(false);
    if (!holdsFiles(event)) return;
    event.preventDefault();
    // What was dropped can be read during the event only, so it cannot wait for code that is still on its way.
    const files = [...event.dataTransfer.files];
    if (readFiles === null) take(files);
    else
      void readFiles(event.nativeEvent).then(
        (read) => take(read.filter((one) => one instanceof File)),
        () => take(files),
      );
  };

  // A browser would open a file that is dropped elsewhere in place of the page.
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, ignore);
    return () => {
      for (const type of ['dragover', 'drop'] as const) document.removeEventListener(type, ignore);
    };
  }, []);

  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    // Programs that write put a picture of the text beside the text itself.
    const isText = event.clipboardData?.types.includes('text/plain') ?? false;
    if (files.length === 0 || isText || isDisabled) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);

  return {
    isOver: isOver && !isDisabled,
    zoneProps: {
      onDragEnter: handleDragOver,
      onDragOver: handleDragOver,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop: handleDrop,
    },
    inputProps: {
      ref: input,
      type: 'file',
      tabIndex: -1,
      disabled: isDisabled,
      className: 'visually-hidden',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        take([...(target.files ?? [])]);
        // The same file can be chosen again.
        target.value = '';
      },
    },
    choose: () => input.current?.click(),
  };
}

function holdsFiles({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
