import { useUser } from '@/session/use-viewer.ts'

/** Returns the purpose of a field for browsers if the fields are about the signed-in user, otherwise `undefined`. */
export function useOwnPurpose(
  userOspId: string | undefined,
): <Purpose extends string>(purpose: Purpose) => Purpose | undefined {
  const isOwn = useUser().ospId === userOspId
  return (purpose) => (isOwn ? purpose : undefined)
}
