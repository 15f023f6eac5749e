import { IconFileTypePdf } from '@tabler/icons-react'
import { qualityTexts as texts } from '#texts/quality.ts'
import { ButtonAnchor } from '#web/ui/actions/Button.tsx'

/** The quality policy as a PDF. It is typeset when the app is built; its address is the specification's. */
export const QualityPolicyLink = () => (
  <ButtonAnchor
    href="/assets/documents/qualitypolicy.pdf"
    download={texts.policyFile}
    icon={<IconFileTypePdf size={18} stroke={1.6} aria-hidden />}
  >
    {texts.download}
  </ButtonAnchor>
)
