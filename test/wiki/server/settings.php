<?php
// What differs from a fresh installation; read at the end of LocalSettings.php.

$stemmaFolder = dirname( $wgSQLiteDataDir );
$stemmaPort = getenv( 'STEMMA_WIKI_PORT' );
if ( $stemmaPort !== false ) {
	$wgServer = "http://127.0.0.1:$stemmaPort";
}

// It lives for minutes: nothing has to survive a power cut, and several processes write.
$wgDBservers = [ [
	'type' => 'sqlite',
	'host' => '',
	'user' => '',
	'password' => '',
	'dbname' => $wgDBname,
	'dbDirectory' => $wgSQLiteDataDir,
	'tablePrefix' => '',
	'trxMode' => 'IMMEDIATE',
	'variables' => [ 'synchronous' => 'OFF' ],
	'flags' => DBO_DEFAULT,
	'load' => 1,
] ];
$wgMainCacheType = $wgMessageCacheType = $wgParserCacheType = CACHE_NONE;
$wgSessionCacheType = CACHE_DB;
$wgCacheDirectory = "$stemmaFolder/cache";
$wgLocalisationCacheConf['store'] = 'array';
$wgLocalisationCacheConf['storeDirectory'] = "$stemmaFolder/cache";
$wgTmpDirectory = "$stemmaFolder/tmp";

// Jobs run when run.sh is told to run them.
$wgJobRunRate = 0;
$wgRateLimits = [];
$wgPasswordAttemptThrottle = [];
$wgEnableEmail = false;
$wgEnableUploads = false;
$wgMaxArticleSize = 4096;

foreach ( [ 'deleterevision', 'deletelogentry', 'suppressrevision', 'mergehistory', 'import', 'importupload' ] as $right ) {
	$wgGroupPermissions['sysop'][$right] = true;
}

if ( is_readable( "$stemmaFolder/Extra.php" ) ) {
	require "$stemmaFolder/Extra.php";
}
