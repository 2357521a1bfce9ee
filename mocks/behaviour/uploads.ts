/** The three steps that every upload goes: upload, validate, process. */
import { conflict, notFound } from '../refusal.ts'
import type { UploadRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'
import { requireAccount } from './reach.ts'

/** The upload, or the contract's 404; 409 when it is done with. */
export function requireUpload(
  world: World,
  caller: UserRow,
  kind: UploadRow['kind'],
  ospId: string,
): UploadRow {
  const upload = world.tables.uploads.require(ospId)
  if (upload.kind !== kind) throw notFound()
  requireAccount(world, caller, upload.corporateAccountOspId)
  if (upload.state === 'PROCESSED')
    throw conflict('UPLOAD_PROCESSED', 'The upload was processed before.', {
      nl: 'Dit bestand is al verwerkt.',
      en: 'This file was processed before.',
      fr: 'Ce fichier a déjà été traité.',
    })
  return upload
}

export function refuseNotValidated({ state }: UploadRow): void {
  if (state === 'UPLOADED')
    throw conflict('UPLOAD_NOT_VALIDATED', 'The upload was not validated yet.', {
      nl: 'Dit bestand is nog niet gecontroleerd.',
      en: 'This file has not been checked yet.',
      fr: "Ce fichier n'a pas encore été vérifié.",
    })
}
