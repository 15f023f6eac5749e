import { IconFileTypePdf } from '@tabler/icons-react'

import { ButtonAnchor } from '#web/ui/Button.tsx'
import { qualityWords as words } from '#web/words/quality.ts'

/** The quality policy as a PDF. It is typeset when the app is built; its address is the specification's. */
export const QualityPolicyLink = () => (
  <ButtonAnchor
    href="/assets/documents/qualitypolicy.pdf"
    download={words.policyFile}
    icon={<IconFileTypePdf size={18} stroke={1.6} aria-hidden />}
  >
    {words.download}
  </ButtonAnchor>
)
