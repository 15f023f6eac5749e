/** After a form was refused: to the first field that says what is wrong with it, once it says so. */
export const focusFirstWrong = (form: HTMLElement | null): void =>
  void requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
