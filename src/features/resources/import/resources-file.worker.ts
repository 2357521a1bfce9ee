/** Reads and judges files of resources. */
import { expose } from 'comlink'
import { checkResourcesFile } from './check-resources-file.ts'

expose({ checkResourcesFile })
