import { uiTexts } from '#texts/ui.ts'
import classes from './FileView.module.css'

/** A file that is lent to the page under an address of its own, or why it is not; null while it is being fetched. */
export type LentFile = { readonly address: string; readonly mediaType: string } | { readonly problem: string } | null

/** Where the browser has no view (many phones for PDFs), it says how the file can be read. */
export const FileView = ({ file, title }: { file: LentFile; title: string }) => {
  if (file === null || 'problem' in file)
    return (
      <p className={classes['instead']} role="status">
        {file ? file.problem : uiTexts.openingFile}
      </p>
    )
  const { address, mediaType } = file
  if (mediaType.startsWith('application/pdf'))
    return navigator.pdfViewerEnabled ? (
      <iframe className={classes['view']} src={`${address}#navpanes=0&view=FitH`} title={title} />
    ) : (
      <p className={classes['instead']}>{uiTexts.noPdfView}</p>
    )
  if (mediaType.startsWith('image/'))
    return (
      <div className={classes['view']} role="region" aria-label={title} tabIndex={0}>
        <img src={address} alt={title} />
      </div>
    )
  return <p className={classes['instead']}>{uiTexts.noView}</p>
}
