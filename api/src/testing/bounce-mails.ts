/** Reports as mail servers send them, about the email with this message id. */

const crlf = (text: string) => text.trimStart().replaceAll("\n", "\r\n");

export function postfixBounce(
  messageId: string,
  { status = "5.1.1", answer = "550 5.1.1 <ana@example.com>: Recipient address rejected: User unknown" } = {},
): string {
  return crlf(`
Return-Path: <>
Received: by mail.magazin.ro (Postfix) id 4Bz1; Mon, 30 Nov 2026 10:00:01 +0200 (EET)
Date: Mon, 30 Nov 2026 10:00:01 +0200 (EET)
From: MAILER-DAEMON@mail.magazin.ro (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: nelivrate@magazin.ro
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4Bz1.1764489601/mail.magazin.ro"
Message-Id: <20261130080001.4Bz1@mail.magazin.ro>

This is a MIME-encapsulated message.

--4Bz1.1764489601/mail.magazin.ro
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mail.magazin.ro.

<ana@example.com>: host mx.example.com[192.0.2.1] said: ${answer} (in reply to RCPT TO command)

--4Bz1.1764489601/mail.magazin.ro
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.magazin.ro
X-Postfix-Queue-ID: 4Bz1
X-Postfix-Sender: rfc822; nelivrate@magazin.ro
Arrival-Date: Mon, 30 Nov 2026 10:00:00 +0200 (EET)

Final-Recipient: rfc822; ana@example.com
Original-Recipient: rfc822;ana@example.com
Action: failed
Status: ${status}
Remote-MTA: dns; mx.example.com
Diagnostic-Code: smtp; ${answer}

--4Bz1.1764489601/mail.magazin.ro
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

Return-Path: <nelivrate@magazin.ro>
From: Magazin <comenzi@magazin.ro>
To: ana@example.com
Subject: =?UTF-8?Q?Nout=C4=83=C8=9Bi?=
Message-ID: <${messageId}>

--4Bz1.1764489601/mail.magazin.ro--
`);
}

/** cPanel servers run Exim, which returns the whole email. */
export function eximBounce(messageId: string): string {
  return crlf(`
Return-path: <>
Envelope-to: nelivrate@magazin.ro
Received: from mailnull by server.gazda.ro with local (Exim 4.98) id 1tGz; Mon, 30 Nov 2026 10:00:02 +0200
X-Failed-Recipients: ana@example.com
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@server.gazda.ro>
To: nelivrate@magazin.ro
References: <${messageId}>
Content-Type: multipart/report; report-type=delivery-status; boundary=1764489602-eximdsn-1
MIME-Version: 1.0
Subject: Mail delivery failed: returning message to sender
Message-Id: <E1tGz-0001@server.gazda.ro>

--1764489602-eximdsn-1
Content-type: text/plain; charset=us-ascii

This message was created automatically by mail delivery software.

  ana@example.com
    host mx.example.com [192.0.2.1]
    SMTP error from remote mail server after RCPT TO:<ana@example.com>:
    550-5.1.1 The email account that you tried to reach does not exist.

--1764489602-eximdsn-1
Content-type: message/delivery-status

Reporting-MTA: dns; server.gazda.ro

Action: failed
Final-Recipient: rfc822;ana@example.com
Status: 5.0.0
Remote-MTA: dns; mx.example.com
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.
 550 5.1.1 https://support.google.com/mail/?p=NoSuchUser

--1764489602-eximdsn-1
Content-type: message/rfc822

From: Magazin <comenzi@magazin.ro>
To: ana@example.com
Message-ID: <${messageId}>
Subject: Noutati

Buna ziua.

--1764489602-eximdsn-1--
`);
}

/** Microsoft 365 encodes the parts, and reports a full mailbox here. */
export function exchangeBounce(messageId: string): string {
  const status = Buffer.from(
    "Reporting-MTA: dns;VI1PR01.eurprd01.prod.exchangelabs.com\r\n\r\nFinal-Recipient: rfc822;ana@example.com\r\nAction: failed\r\nStatus: 5.2.2\r\nDiagnostic-Code: smtp;554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException\r\n",
  ).toString("base64");
  return crlf(`
From: <postmaster@example.com>
To: <nelivrate@magazin.ro>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="9B095B5ADSN=_01DB42F0A1B2C3D4VI1PR01.eurprd01"
Message-ID: <a1b2@VI1PR01.eurprd01.prod.exchangelabs.com>
Subject: Undeliverable: Noutati

--9B095B5ADSN=_01DB42F0A1B2C3D4VI1PR01.eurprd01
Content-Type: text/html; charset="utf-8"
Content-Transfer-Encoding: quoted-printable

<p>Your message couldn=E2=80=99t be delivered.</p>

--9B095B5ADSN=_01DB42F0A1B2C3D4VI1PR01.eurprd01
Content-Type: message/delivery-status
Content-Transfer-Encoding: base64

${status}

--9B095B5ADSN=_01DB42F0A1B2C3D4VI1PR01.eurprd01
Content-Type: message/rfc822

Message-ID: <${messageId}>
From: Magazin <comenzi@magazin.ro>

--9B095B5ADSN=_01DB42F0A1B2C3D4VI1PR01.eurprd01--
`);
}

/** Like the example in RFC 5965, appendix B.2. */
export function complaint(messageId: string, type = "abuse"): string {
  return crlf(`
From: <abusedesk@example.com>
Date: Mon, 30 Nov 2026 10:00:03 +0200
Subject: FW: Noutati
To: <nelivrate@magazin.ro>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report;
     boundary="part1_13d.2e68ed54_boundary"

--part1_13d.2e68ed54_boundary
Content-Type: text/plain; charset="US-ASCII"
Content-Transfer-Encoding: 7bit

This is an email abuse report for an email message received from IP 192.0.2.2.

--part1_13d.2e68ed54_boundary
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
Original-Mail-From: <nelivrate@magazin.ro>
Reported-Domain: magazin.ro

--part1_13d.2e68ed54_boundary
Content-Type: message/rfc822
Content-Disposition: inline

From: Magazin <comenzi@magazin.ro>
To: <redacted@example.com>
Message-ID: <${messageId}>
Subject: Noutati

Buna ziua.
--part1_13d.2e68ed54_boundary--
`);
}
