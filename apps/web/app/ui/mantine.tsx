import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import '../theme/mantine.css';
import { mantineTheme } from '../theme/mantine.ts';

/** What Mantine's parts need around them. Only modules that are loaded on demand use it: Mantine is large. */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={mantineTheme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
