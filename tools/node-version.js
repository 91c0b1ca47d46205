// Loaded before every tool, in plain JavaScript, so that a Node that is too old says so instead of failing on the
// first TypeScript file.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  console.error(
    `Node 24 or newer is needed; this is ${process.version}.\n` +
      `npm ci brings it in as the optional package node-${platform}, which is not installed here: run npm ci without ` +
      `--omit=optional,\nor, if there is no such package for this platform, install Node 24 and try again.`,
  );
  process.exit(1);
}
