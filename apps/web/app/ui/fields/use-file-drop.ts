import { useEffect, useEffectEvent } from 'react';
import { useDropzone } from 'react-dropzone';

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
  // Every file is handed on: what is wrong with one is said in the contract's words. The library would leave a disabled
  // element to the browser, which opens a dropped file in place of the page.
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    useFsAccessApi: false,
    onDrop: (files) => {
      if (!isDisabled && files.length > 0) onFiles(files);
    },
  });

  // The library takes what is pasted into the element only.
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
    isOver: isDragActive && !isDisabled,
    zoneProps: getRootProps,
    inputProps: getInputProps,
    choose: open,
  };
}
