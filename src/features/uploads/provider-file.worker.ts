/** Reads and judges files of providers. */
import { expose } from 'comlink'
import { checkProviderFile } from './check-provider-file.ts'

expose({ checkProviderFile })
