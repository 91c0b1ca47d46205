/** One server-sent event, or a frame that only moves the number on. */
export interface EventFrame {
  id: string | undefined;
  data: string | undefined;
}

/** Makes frames of the text of a stream, wherever it is cut. A comment, which only shows that the stream is alive, gives none. */
export function createFrameReader(): (text: string) => EventFrame[] {
  let rest = '';
  return (text) => {
    const parts = (rest + text).split('\n\n');
    rest = parts.pop() ?? '';
    return parts.map(toFrame).filter(({ id, data }) => id !== undefined || data !== undefined);
  };
}

function toFrame(part: string): EventFrame {
  const lines = part.split('\n');
  const valueOf = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  return { id: valueOf('id'), data: valueOf('data') };
}
