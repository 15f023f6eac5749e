import { createContext, useContext, useEffect, useId } from 'react'

/** The ids of the parts of a page that hold what is not saved. */
export const UnsavedContext = createContext<Set<string>>(new Set())

/** Notifies the page that this part of it has unsaved changes; `UnsavedParts` around it confirms before they are lost. */
export const useUnsavedPart = (isUnsaved: boolean): void => {
  const parts = useContext(UnsavedContext)
  const id = useId()
  useEffect(() => {
    if (!isUnsaved) return
    parts.add(id)
    return () => void parts.delete(id)
  }, [parts, id, isUnsaved])
}
