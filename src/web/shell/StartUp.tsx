import { uiTexts } from '#texts/ui.ts'
import { LogoMark } from '#web/ui/page/Logo.tsx'

/** The full-screen mark of the start, the same as in index.html. */
export const StartUp = () => (
  <div className="start-up" role="status" aria-label={uiTexts.loading}>
    <LogoMark size={56} />
    <span className="start-up-ribbon" />
  </div>
)
