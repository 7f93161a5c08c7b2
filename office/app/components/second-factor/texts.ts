export const texts = {
  scan: "Scanează codul cu o aplicație de autentificare, apoi scrie mai jos cele șase cifre pe care le arată.",
  qr: "Cod QR pentru aplicația de autentificare",
  orType: "Sau scrie în aplicație cheia:",
  code: "Codul din aplicație",
  codeHint: "Șase cifre care se schimbă la fiecare 30 de secunde.",
  recovery: "Cod de rezervă",
  recoveryHint: "Unul dintre cele zece coduri păstrate pe hârtie. Fiecare se folosește o singură dată.",
  withRecovery: "Nu ai telefonul la tine? Folosește un cod de rezervă",
  goOn: "Continuă",
  passkey: "Folosește cheia de acces",
  passkeyFailed: "Cheia de acces nu a putut fi folosită. Încearcă din nou sau alege altă cale.",
  needsScript: "Cheile de acces au nevoie de JavaScript.",
  codes:
    "Păstrează aceste coduri într-un loc sigur, de exemplu tipărite: nu mai sunt arătate. Cu fiecare dintre ele intri o dată, dacă nu ai la tine telefonul sau cheia de acces.",
  print: "Tipărește codurile",
};
