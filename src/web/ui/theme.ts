import type { MantineThemeOverride } from '@mantine/core'

/** Plain data and no component, so that no page carries what it does not show. The look itself is in tokens.css. */
export const theme: MantineThemeOverride = {
  fontFamily: 'var(--font)',
  defaultRadius: 8,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Popover: { defaultProps: { radius: 12, shadow: 'md', transitionProps: { transition: 'fade', duration: 120 } } },
    Select: { defaultProps: { checkIconPosition: 'right' } },
    MultiSelect: { defaultProps: { checkIconPosition: 'right', hidePickedOptions: false } },
  },
}
