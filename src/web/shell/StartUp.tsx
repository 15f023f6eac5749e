import { LogoMark } from '#web/ui/Logo.tsx'
import { uiWords } from '#web/words/ui.ts'

/** The full-screen mark of the start, the same as in index.html. */
export const StartUp = () => (
  <div className="start-up" role="status" aria-label={uiWords.loading}>
    <LogoMark size={56} />
    <span className="start-up-ribbon" />
  </div>
)
