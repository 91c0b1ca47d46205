import type { MantineThemeOverride } from '@mantine/core';

/**
 * What Mantine has to know by script. Its colours, sizes and shadows are static CSS in `mantine.css`, from the tokens:
 * nothing is styled at run time.
 */
export const mantineTheme: MantineThemeOverride = {
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '400', textWrap: 'balance' },
  defaultRadius: 'sm',
  breakpoints: { xs: '0em', sm: '37.5em', md: '56.25em', lg: '75em', xl: '96em' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
};
