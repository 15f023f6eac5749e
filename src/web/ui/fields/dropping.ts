import { type DragEvent, useEffect, useState } from 'react'

/** Makes a place that files can be dropped on; `data-over` while some are dragged over it. */
export const useDropping = (take: (files: FileList) => void) => {
  const [over, setOver] = useState(false)
  useEffect(() => {
    addEventListener('dragover', refuse)
    addEventListener('drop', refuse)
    return () => {
      removeEventListener('dragover', refuse)
      removeEventListener('drop', refuse)
    }
  }, [])
  return {
    'data-over': over || undefined,
    onDragOver: (drag: DragEvent) => {
      drag.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (drop: DragEvent) => {
      drop.preventDefault()
      setOver(false)
      take(drop.dataTransfer.files)
    },
  }
}

/** A file that misses its place would be opened instead of the page, and what is typed there would be lost. */
const refuse = (drag: globalThis.DragEvent): void => {
  if (drag.defaultPrevented || !drag.dataTransfer?.types.includes('Files')) return
  drag.preventDefault()
  drag.dataTransfer.dropEffect = 'none'
}
