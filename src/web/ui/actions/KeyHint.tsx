import classes from './KeyHint.module.css'

/** A key on the keyboard; hidden on touch. */
export const KeyHint = ({ children }: { children: string }) => (
  <kbd className={classes['key']} aria-hidden="true">
    {children}
  </kbd>
)
