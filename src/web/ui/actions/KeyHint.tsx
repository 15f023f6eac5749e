/** A key on the keyboard; hidden on touch. */
export const KeyHint = ({ children }: { children: string }) => <kbd aria-hidden="true">{children}</kbd>
