import { recoveryTexts as texts } from '#texts/security.ts'
import { ShownOnceModal } from '#web/ui/dialogs/ShownOnceModal.tsx'
import classes from './FactorKey.module.css'

export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <ShownOnceModal secret={codes.join('\n')} texts={texts} onClose={onClose}>
    <ul role="list" className={classes['codes']} aria-label={texts.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  </ShownOnceModal>
)
