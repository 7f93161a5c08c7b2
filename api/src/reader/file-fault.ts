/** An error that concerns a whole file. Its Romanian message is shown to the sender. */
export class FileFault extends Error {}

/** The file needs more time or memory than its sender is allowed. The reader process was killed. */
export class TooMuch extends FileFault {
  constructor(options?: ErrorOptions) {
    super("Fișierul este prea mare sau prea complex: simplifică-l sau împarte-l.", options);
  }
}

/** No reader process is free. The file was not read and can be sent again. */
export class ReadersBusy extends FileFault {
  constructor(options?: ErrorOptions) {
    super("Se procesează prea multe fișiere acum. Încearcă din nou peste câteva secunde.", options);
  }
}
