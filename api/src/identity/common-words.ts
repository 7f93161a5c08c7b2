/**
 * The most common passwords, in Romania and elsewhere, in folded form and without leading or trailing digits.
 */
const WORDS = `
password passw0rd p4ssw0rd passwort passw passwd pass parola par0la p4rola parolamea parolabuna parolasecreta parolaparola secret secreta secretul
qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzuiop azerty azertyuiop asdf asdfg asdfgh asdfghj asdfghjk
asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qwe asd zxc poiuytrewq lkjhgfdsa mnbvcxz
q1w2e3r4 q1w2e3r4t 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx abcdef abcdefg abcdefgh abcdefghi abcdefghij
abc abcd abcde aabbcc
admin administrator root guest user utilizator test testtest tester demo welcome welcometo letmein login logare
changeme default master access server internet computer calculator laptop windows microsoft google facebook instagram
youtube telefon telefonul samsung samsunggalaxy iphone android nokia
iloveyou iloveme loveyou love lovely lovelove iubire iubirea iubireamea iubi teiubesc teiubescmult
dragoste dragostea dragosteamea viata viatamea sufletul sufletulmeu inima inimamea familia
familiamea mama mamamea mamaitata mamasitata tata copil copilul copiii ingeras ingerul printesa printesamea
princess sunshine superman batman spiderman pokemon naruto starwars dragon monkey shadow football fotbal basketball
baseball hockey soccer ferrari mercedes porsche lamborghini volkswagen bmw audi dacia dacialogan logan
steaua steauabucuresti fcsb dinamo dinamobucuresti rapid rapidbucuresti craiova universitateacraiova petrolul
realmadrid barcelona fcbarcelona juventus chelsea liverpool arsenal manchester manchesterunited
romania romaniamea roman romanca bucuresti bucurestii cluj clujnapoca iasi timisoara constanta brasov oradea sibiu
galati ploiesti transilvania moldova ardeal
alexandru alexandra alex andrei andreea ana anamaria maria mariana marian marius mihai mihaela mihail ioana ion ionut
ionela elena cristina cristian cristi gabriel gabriela gabi stefan stefania daniel daniela dani adrian adriana bogdan
florin florina george georgiana nicoleta nicolae vasile valentin valentina victor victoria robert roberto sebastian
simona sorin alina iulia iulian denisa diana david eduard claudia claudiu catalin catalina constantin dumitru
laura larisa lavinia lucian luminita madalina monica narcisa oana octavian ovidiu paul petru radu ramona razvan roxana
silvia teodora tudor vlad
michael jennifer jessica thomas charlie jordan ashley nicole matthew anthony william joshua hunter killer hello
helloworld buna bunaziua salut salutare trustno freedom whatever nothing nimic nimeni nustiu niciodata samantha
cheese chocolate ciocolata banana cookie summer vara iarna primavara winter spring autumn pisica pisicuta caine catel
catelul fluture fluturas flower floare floarea floricica soare soarele steluta luna dumnezeu doamneajuta doamne isus
iisus iisushristos hristos jesus jesuschrist angel angels noroc norocul succes bani
curat curatenie curatenia cumparaturi magazin magazinul shopping comanda contulmeu contul
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));
