import { keysOf } from '#platform/records.ts'
import { shortcutTexts as texts } from '#texts/palette.ts'
import { queueKeyNames } from '#texts/queue-keys.ts'
import { useMay } from '#web/identity/may.ts'
import { placesFor } from '#web/shell/search/places.ts'
import { useOfferedActions } from '#web/ui/actions/page-actions.ts'
import { queueKeys } from '#web/ui/actions/queue-keys.ts'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import classes from './ShortcutList.module.css'
import { keyName, shortcutOf, shortcutTargets } from './shortcuts.ts'

/** What is pressed one after the other, 'G O', or, as separate entries, one instead of the other. */
type Shortcut = { readonly label: string; readonly keys: readonly string[] }

const everywhere: readonly Shortcut[] = [
  { label: texts.palette, keys: ['Ctrl K', '⌘ K', '/'] },
  { label: texts.list, keys: ['?'] },
  { label: texts.close, keys: ['Esc'] },
]

/** One table of keys for all queues: what is not on this page is learned here too. */
const inQueues = keysOf(queueKeys).map((step) => ({
  label: queueKeyNames[step],
  keys: [keyName(queueKeys[step])],
}))

/** Every key that the page in front of one listens to, out of what makes the keys work. */
export default function ShortcutList({ staff, onClose }: { staff: boolean; onClose: () => void }) {
  const actions = useOfferedActions()
  const places = new Map(placesFor(useMay(), staff).map(({ to, label }) => [to, label]))
  const groups: readonly (readonly [title: string, shortcuts: readonly Shortcut[]])[] = [
    [texts.page, actions.flatMap(({ label, key }) => (key ? [{ label, keys: [keyName(key)] }] : []))],
    [
      texts.goTo,
      shortcutTargets(staff).flatMap((to) => {
        const label = places.get(to)
        const keys = shortcutOf(to, staff)
        return label && keys ? [{ label, keys: [keys] }] : []
      }),
    ],
    ...(staff ? [[texts.inQueues, inQueues] as const] : []),
    [texts.everywhere, everywhere],
  ]
  return (
    <Modal opened onClose={onClose} title={texts.title} width="chooser">
      <div className={classes['groups']}>
        {groups
          .filter(([, shortcuts]) => shortcuts.length > 0)
          .map(([title, shortcuts]) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <dl>
                {shortcuts.map((shortcut) => (
                  <Line key={shortcut.label} shortcut={shortcut} />
                ))}
              </dl>
            </section>
          ))}
      </div>
      <p className={classes['note']}>{texts.outside}</p>
    </Modal>
  )
}

const Line = ({ shortcut: { label, keys } }: { shortcut: Shortcut }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {keys.map((key, index) => (
        <span key={key}>
          {index > 0 && <span className={classes['or']}>{texts.or}</span>}
          {key.split(' ').map((one) => (
            <kbd key={one}>{one}</kbd>
          ))}
        </span>
      ))}
    </dd>
  </div>
)
