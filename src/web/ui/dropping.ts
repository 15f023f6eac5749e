import { type DragEvent, useState } from 'react'

/** Makes a place that files can be dropped on; `data-over` while some are held over it. */
export const useDropping = (take: (files: FileList) => void) => {
  const [over, setOver] = useState(false)
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
