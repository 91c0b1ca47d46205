import { useEffect, useEffectEvent, useState, type DragEvent } from 'react';

/**
 * Takes files that are dropped on an element, which gets `dropHandlers`, or pasted into the page; what is dropped beside it is
 * ignored. `isOver` while files are held over it.
 */
export function useFileDrop({
  isDisabled,
  onFiles,
}: {
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const [isOver, setIsOver] = useState(false);
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
    // A browser leaves the page for a file that is dropped on it.
    document.addEventListener('dragover', preventFileDrop);
    document.addEventListener('drop', preventFileDrop);
    return () => {
      document.removeEventListener('paste', handlePaste);
      document.removeEventListener('dragover', preventFileDrop);
      document.removeEventListener('drop', preventFileDrop);
    };
  }, []);

  return {
    isOver,
    dropHandlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
        setIsOver(!isDisabled);
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        if (!isDisabled) onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

function preventFileDrop(event: globalThis.DragEvent): void {
  // What is dropped on the element has been taken there.
  if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
