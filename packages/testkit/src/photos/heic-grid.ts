/**
 * A HEIC of `columns` by `rows` tiles, each of them the picture of `tile`, as phones put large photos together (ISO/IEC
 * 23008-12, 6.6.2.3). `tile` holds one picture of at most 65,535 pixels a side, and its pixels in a last box, `mdat`.
 */
export function heicGrid(tile: Buffer, columns: number, rows: number): Buffer {
  const meta = boxes(tile)
    .find(({ name }) => name === 'meta')!
    .content.subarray(4);
  const data = boxes(tile).find(({ name }) => name === 'mdat')!.content;
  const properties = boxes(partOf(partOf(meta, 'iprp'), 'ipco'));
  const size = properties.find(({ name }) => name === 'ispe')!.content;
  const [width, height] = [size.readUInt32BE(4) * columns, size.readUInt32BE(8) * rows];
  const tileIds = Array.from({ length: columns * rows }, (_, index) => index + 2);
  const gridId = 1;

  // The tiles have what the one picture had; the grid its own size.
  const tileProperties = properties.map((_, index) => index + 1);
  const gridProperties = [properties.length + 1];
  const gridSize = box('ispe', u32(0), u32(width), u32(height));
  const description = Buffer.concat([Buffer.from([0, 0, rows - 1, columns - 1]), u16(width), u16(height)]);

  const metaOf = (mediaAt: number) =>
    fullBox(
      'meta',
      fullBox('hdlr', u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', u16(gridId)),
      fullBox(
        'iinf',
        u16(tileIds.length + 1),
        itemEntry(gridId, 'grid'),
        ...tileIds.map((id) => itemEntry(id, 'hvc1')),
      ),
      fullBox('iref', box('dimg', u16(gridId), u16(tileIds.length), ...tileIds.map(u16))),
      fullBox(
        'iloc',
        Buffer.from([0x44, 0]),
        u16(tileIds.length + 1),
        itemPlace(gridId, mediaAt, description.length),
        ...tileIds.map((id) => itemPlace(id, mediaAt + description.length, data.length)),
      ),
      box(
        'iprp',
        box('ipco', ...properties.map(({ name, content }) => box(name, content)), gridSize),
        fullBox(
          'ipma',
          u32(tileIds.length + 1),
          itemProperties(gridId, gridProperties),
          ...tileIds.map((id) => itemProperties(id, tileProperties)),
        ),
      ),
    );
  const head = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const BOX_HEAD_BYTES = 8;
  const mediaAt = head.length + metaOf(0).length + BOX_HEAD_BYTES;
  return Buffer.concat([head, metaOf(mediaAt), box('mdat', description, data)]);
}

function boxes(bytes: Buffer): { name: string; content: Buffer }[] {
  const found = [];
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    found.push({
      name: bytes.toString('latin1', at + 4, at + 8),
      content: bytes.subarray(at + 8, at + length),
    });
    at += length;
  }
  return found;
}

function partOf(bytes: Buffer, name: string): Buffer {
  return boxes(bytes).find((one) => one.name === name)!.content;
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), Buffer.from(name, 'latin1'), content]);
}

/** With version and flags, both none. */
function fullBox(name: string, ...parts: Buffer[]): Buffer {
  return box(name, u32(0), ...parts);
}

function itemEntry(id: number, type: string): Buffer {
  const VERSION_2 = Buffer.from([2, 0, 0, 0]);
  return box('infe', VERSION_2, u16(id), u16(0), Buffer.from(`${type}\0`, 'latin1'));
}

function itemPlace(id: number, at: number, length: number): Buffer {
  return Buffer.concat([u16(id), u16(0), u16(1), u32(at), u32(length)]);
}

function itemProperties(id: number, indexes: readonly number[]): Buffer {
  return Buffer.concat([u16(id), Buffer.from([indexes.length, ...indexes])]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
